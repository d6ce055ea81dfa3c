/** A PDF that the build typesets; `file`: path from the project root. */
export type PrintedFile = { path: string; file: string; bytes: number; pages: number };
