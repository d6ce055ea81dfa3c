import { OFFLINE_PATH, PATHS } from '@/lib/paths';

/** Pages stored with a visitor's first copy: home page, list and „Keine Verbindung“. */
export const EXTRAS = [PATHS.landing, PATHS.kept, OFFLINE_PATH];
