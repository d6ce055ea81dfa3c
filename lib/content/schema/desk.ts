import { z } from 'zod';
import { line, webAddress } from './parts';

/** Repository that the exported CMS edits (decision 0026); without it the CMS is not exported. */
export const deskSchema = z.strictObject({
  backend: z.enum(['github', 'gitlab', 'gitea']),
  repo: z.string().regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)+$/, 'Besitzer und Name wie verlag/kinderzeitung'),
  branch: z.string().regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/, 'der Name eines Zweigs wie main'),
  baseUrl: webAddress.optional(),
  appId: line(4, 120).optional(),
});
