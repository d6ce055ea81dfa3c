import { readFileSync } from 'node:fs';

const GERMAN = 'node_modules/@sveltia/cms/locales/de.json';

/** What Sveltia's German lacks and an editor can meet; the rest are faults of the configuration, which tests find. */
const MISSING = {
  select_item: '{$name} auswählen',
  sign_in_with_link: 'Mit Link anmelden',
  domain: 'Domain',
  file_unavailable: 'Nicht da',
  file_unavailable_description: 'Diese Datei lässt sich nicht laden. Vielleicht wurde sie verschoben oder gelöscht.',
  folders: 'Ordner',
  more_folders: 'Weitere Ordner',
  back_to_parent_folder: 'Zurück zum oberen Ordner',
  new_folder: 'Neuer Ordner',
  new_folder_name: 'Name des Ordners',
  new_folder_create: 'Anlegen',
  new_folder_description: 'Der neue Ordner liegt dann in „{$folder}“.',
  creating_folder: 'Der Ordner wird angelegt …',
  creating_folder_failed: 'Der Ordner ließ sich nicht anlegen.',
  folder_options: 'Mehr zum Ordner',
  show_folder_options: 'Mehr zum Ordner zeigen',
  rename_folder: 'Ordner umbenennen',
  delete_folder: 'Ordner löschen',
  renaming_folder: 'Der Ordner wird umbenannt …',
  renaming_folder_failed: 'Der Ordner ließ sich nicht umbenennen.',
  deleting_folder: 'Der Ordner wird gelöscht …',
  deleting_folder_failed: 'Der Ordner ließ sich nicht löschen.',
  folder_created: 'Der Ordner ist angelegt.',
  folder_renamed: 'Der Ordner ist umbenannt.',
  folder_deleted: 'Der Ordner ist gelöscht.',
  folder_path: 'Pfad des Ordners',
  folder_contents: 'Inhalt',
  replace_file: 'Datei ersetzen',
  replace_image: 'Bild ersetzen',
  remove_file: 'Datei entfernen',
  remove_image: 'Bild entfernen',
  show_errors: 'Fehler zeigen',
  list_item_options: 'Mehr zum Eintrag der Liste',
  deleting_referenced_assets_note: 'Wo das Bild gewählt ist, wird es auch dort entfernt.',
  deleting_referenced_entries_note: 'Wo der Eintrag gewählt ist, wird er auch dort entfernt.',
  cannot_delete_referenced_assets:
    'Das lässt sich nicht löschen, weil diese Felder es noch brauchen. Bitte zuerst dort etwas anderes wählen.',
  cannot_delete_referenced_entries:
    'Das lässt sich nicht löschen, weil diese Felder es noch brauchen. Bitte zuerst dort etwas anderes wählen.',
  new_folder_error: {
    empty: 'Der Ordner braucht einen Namen.',
    invalid: 'Der Name darf keinen Schrägstrich enthalten und nicht mit einem Punkt anfangen.',
    duplicate: 'So heißt hier schon ein Ordner oder eine Datei.',
  },
  entry_sidebar: {
    slug: {
      title: 'Name in der Adresse',
      generated_on_save: 'Der Name in der Adresse entsteht beim Speichern aus dem Inhalt.',
      unavailable: 'Dieser Eintrag hat keinen Namen in der Adresse.',
    },
  },
  save_conflict: {
    title: 'Jemand anders hat den Eintrag geändert',
    modified_by: '{$name} hat diesen Eintrag am {$date} geändert, nachdem Sie ihn geöffnet haben.',
    modified: 'Dieser Eintrag wurde geändert, nachdem Sie ihn geöffnet haben.',
    deleted: 'Dieser Eintrag wurde gelöscht, nachdem Sie ihn geöffnet haben.',
    overwrite_warning: 'Wenn Sie jetzt speichern, geht die andere Änderung verloren.',
    recreate_warning: 'Wenn Sie jetzt speichern, wird der Eintrag neu angelegt.',
    save_anyway: 'Trotzdem speichern',
    branch_moved: 'Während des Speicherns hat jemand anders etwas geändert. Bitte noch einmal speichern.',
  },
  remote_change: {
    reload_entry: 'Eintrag neu laden',
    confirm_reloading_entry: 'Den Eintrag neu laden? Was noch nicht gespeichert ist, geht verloren.',
  },
  relation_field: {
    save_together_hint: '{$name} wird zusammen mit diesem Eintrag gespeichert.',
    add_failed: '{$name} ließ sich nicht hinzufügen.',
  },
  assets_dialog: {
    title: { folder: 'Ordner wählen' },
    selected_folder: 'Gewählter Ordner: {$path}',
    no_subfolders: 'Dieser Ordner enthält keine weiteren.',
  },
  status: { deploying: 'Geht online' },
  workflow: { deploying_deletion: 'Löschung' },
};

type Strings = { [name: string]: string | Strings };

/** Sveltia's own translation wins where it has one: merged({ a: 'x' }, { a: 'y', b: 'z' }) → { a: 'x', b: 'z' } */
function merged(own: Strings, missing: Strings): Strings {
  const more = Object.entries(missing).map(([name, text]) => {
    const known = own[name];
    if (known === undefined) return [name, text];
    return [name, typeof known === 'string' || typeof text === 'string' ? known : merged(known, text)];
  });
  return { ...own, ...Object.fromEntries(more) };
}

/** Sveltia's German with what it lacks: germanStrings() → '{…"select_item":…}' */
export const germanStrings = () => JSON.stringify(merged(JSON.parse(readFileSync(GERMAN, 'utf8')) as Strings, MISSING));

/** Runs before Sveltia, which would follow the browser's language and offer to change to it, and close a form that is saved. */
export const SPEAK_GERMAN = `try {
  for (const [name, value] of [['language', 'de'], ['languages', ['de']]])
    Object.defineProperty(navigator, name, { get: () => value });
  const key = 'sveltia-cms.prefs';
  const known = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ closeOnSave: false, ...known, locale: 'de' }));
} catch {
  // Storage is blocked: the language above is enough.
}
`;
