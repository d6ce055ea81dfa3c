import { type Fault, formatFault } from 'content/fault';

const KEPT =
  'Nichts ist verloren: Die Datei ist, wie sie war, und was Sie geschrieben haben, steht weiter im Formular.';

const REASONS: Record<string, string> = {
  QuotaExceededError: 'Auf dem Datenträger ist kein Platz mehr.',
  NotAllowedError: 'Der Browser darf in diesem Ordner nicht mehr schreiben.',
  NoModificationAllowedError: 'Ein anderes Programm oder Fenster hält die Datei gerade fest.',
  NotFoundError: 'Der Ordner liegt nicht mehr, wo er lag.',
};

const AGAIN = 'Beheben Sie das und drücken Sie noch einmal „Speichern“.';

/** changedElsewhere('1-zoofest.yaml') → ['„1-zoofest.yaml“ ist inzwischen eine andere …', …] */
export const changedElsewhere = (name: string) => [
  `„${name}“ ist inzwischen eine andere: Seit Sie das Formular geöffnet haben, wurde sie in einem anderen Fenster oder Programm geschrieben. Sie wurde nicht überschrieben.`,
  KEPT,
  'So geht es weiter: Öffnen Sie die Redaktion in einem neuen Fenster. Dort steht die neue Fassung; ein alter Entwurf, der angeboten wird, wird verworfen. Tragen Sie Ihre Änderung dort ein, speichern Sie, und schließen Sie erst dann dieses Fenster.',
];

/** incomplete('1-zoofest.yaml') → ['„1-zoofest.yaml“ kam nicht vollständig auf dem Datenträger an. …', …] */
export const incomplete = (name: string) => [
  `„${name}“ kam nicht vollständig auf dem Datenträger an. Ist er voll?`,
  KEPT,
  AGAIN,
];

/** Nothing is saved or deleted unchecked. */
export const UNCHECKED = [
  'Die Prüfung antwortet nicht, und ungeprüft wird nichts gespeichert oder gelöscht. Läuft „npm run desk“ noch, und ist das Netz da?',
  KEPT,
  'So geht es weiter: Starten Sie „npm run desk“ noch einmal, lassen Sie dieses Fenster offen, und wiederholen Sie es dann.',
];

export const TOO_LARGE = [
  'Die Bilder, die neu gewählt wurden, sind zusammen zu groß für die Prüfung, und ungeprüft wird nichts gespeichert.',
  KEPT,
  'So geht es weiter: Nehmen Sie ein Bild nach dem anderen auf, und speichern Sie dazwischen.',
];

/** stillNeeded('1-zoofest.yaml', faults) → ['„1-zoofest.yaml“ wurde nicht gelöscht, …', '„…“ in content/issues/2026-48.yaml · …', …] */
export const stillNeeded = (name: string, faults: readonly Fault[]) => [
  `„${name}“ wurde nicht gelöscht, denn an anderer Stelle wird diese Datei gebraucht:`,
  ...faults.map(formatFault),
  'So geht es weiter: Nehmen Sie sie dort zuerst heraus, speichern Sie, und löschen Sie dann noch einmal.',
];

/** writeFailed('1-zoofest.yaml', error) → ['„1-zoofest.yaml“ ließ sich nicht schreiben. Auf dem Datenträger …', …] */
export const writeFailed = (name: string, error: unknown) => [
  `„${name}“ ließ sich nicht schreiben. ${REASONS[(error as Error)?.name] ?? `Der Browser sagt: ${error}`}`,
  KEPT,
  AGAIN,
];
