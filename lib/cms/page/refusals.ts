const KEPT = 'Was Sie geschrieben haben, steht weiter im Formular.';

/** changedElsewhere('1-zoofest.yaml') → ['„1-zoofest.yaml“ ist inzwischen eine andere …', …] */
export const changedElsewhere = (name: string) => [
  `„${name}“ ist inzwischen eine andere: Seit Sie das Formular geöffnet haben, wurde sie in einem anderen Fenster oder Programm geschrieben. Sie wurde nicht überschrieben.`,
  KEPT,
  'So geht es weiter: Öffnen Sie die Redaktion in einem neuen Fenster. Dort steht die neue Fassung; ein alter Entwurf, der angeboten wird, wird verworfen. Tragen Sie Ihre Änderung dort ein, speichern Sie, und schließen Sie erst dann dieses Fenster.',
];

/** incomplete('1-zoofest.yaml') → ['„1-zoofest.yaml“ kam nicht vollständig auf dem Datenträger an. …', …] */
export const incomplete = (name: string) => [
  `„${name}“ kam nicht vollständig auf dem Datenträger an. Ist er voll, oder haben Sie einen anderen Ordner gewählt als den, in dem „npm run desk“ läuft?`,
  KEPT,
  'Beheben Sie das, und drücken Sie noch einmal „Speichern“.',
];

/** Nothing is saved unchecked. */
export const UNCHECKED = [
  'Die Prüfung antwortet nicht, und ungeprüft wird nichts gespeichert. Läuft „npm run desk“ noch, und ist das Netz da?',
  KEPT,
  'So geht es weiter: Starten Sie „npm run desk“ noch einmal, lassen Sie dieses Fenster offen, und speichern Sie dann.',
];
