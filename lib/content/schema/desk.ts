import { z } from 'zod';
import { choice, group, line } from './fields';
import { webAddress } from './parts';

/** Repository that the exported CMS edits (decision 0026); without it the CMS is not exported. */
export const deskSchema = group(
  'Redaktion auf der Website',
  {
    backend: choice('Wo die Dateien liegen', { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea oder Forgejo' }),
    repo: z
      .string()
      .regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)+$/, 'Besitzer und Name wie verlag/kinderzeitung')
      .meta({ title: 'Repository', description: 'verlag/kinderzeitung' }),
    branch: z
      .string()
      .regex(/^[A-Za-z0-9_.-]+(\/[A-Za-z0-9_.-]+)*$/, 'der Name eines Zweigs wie main')
      .meta({ title: 'Zweig', description: 'main' }),
    baseUrl: webAddress
      .meta({ title: 'Eigener Host', description: 'Bei GitHub die Adresse des Dienstes, der anmeldet.' })
      .optional(),
    appId: line('Kennung der Anmeldung', 4, 120, 'Nur bei GitLab, Gitea und Forgejo.').optional(),
  },
  'Nur wenn auch anderswo als auf diesem Rechner redigiert wird.',
);
