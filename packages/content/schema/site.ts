import { z } from 'zod';
import { ORDERS_PATH } from '../own-paths';
import { deliverySchema } from './delivery';
import { eventCategory } from './event';
import { choice, group, line, list, prose } from './fields';
import { description, link, webAddress } from './parts';

/** Repository that the exported CMS edits (decision 0026); without it the CMS is not exported. */
const deskSchema = group(
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

/** Marks what the publisher has not supplied yet (R-CON-2). */
export const PLACEHOLDER = '[vom Verlag einzutragen]';

const unknownOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(PLACEHOLDER), schema]);

export const siteSchema = z
  .strictObject({
    tagline: line('Leitsatz', 10, 80),
    /** End of every page title (R-SEO-1). */
    portal: line('Name der Website', 5, 60, 'Steht am Ende jedes Seitentitels.'),
    description: description(50, 160),
    about: prose('Über die Zeitung', 60, 400),
    publisher: group('Verlag', {
      name: line('Name', 2, 80),
      street: line('Straße und Hausnummer', 2, 80),
      city: line('Postleitzahl und Ort', 2, 80),
      email: unknownOr(z.email()).meta({ title: 'E-Mail-Adresse' }),
      phone: line('Telefon', 5, 40),
      representative: line('Vertreten durch', 3, 80),
      register: line('Handelsregister', 3, 120),
      vatId: line('Umsatzsteuer-ID', 3, 40),
      editor: line('Verantwortlich für den Inhalt', 3, 120),
      creditorId: line('Gläubiger-ID', 3, 40),
      deliveryArea: line('Zustellgebiet in Worten', 3, 160),
      supervisoryAuthority: line('Aufsichtsbehörde', 3, 160),
    }),
    social: list('Soziale Netze', link.meta({ title: 'Netz' })).length(2),
    quickLinks: list(
      'Schnelle Links',
      group('Link', {
        label: line('Beschriftung', 3, 40, 'Was auf dem Link oder Knopf steht.'),
        href: webAddress,
      }),
    ).length(5),
    eventCategories: z
      .record(eventCategory, z.strictObject({ one: line('Eine heißt', 3, 40), many: line('Mehrere heißen', 3, 40) }))
      .meta({ title: 'Arten von Veranstaltungen' }),
    order: group('Bestellungen', {
      mode: choice('Bestellungen gehen', { demo: 'nirgendwohin (Vorschau)', endpoint: 'an eine Adresse' }),
      /** '/bestellungen' is the project's own order receiver (docs/how-to/receive-orders.md). */
      endpoint: z
        .union([z.literal(ORDERS_PATH), webAddress])
        .meta({ title: 'Empfangsadresse', description: 'Nur nötig, wenn Bestellungen an eine Adresse gehen.' })
        .optional(),
      /** Notice on every page in `demo` mode (decision 0008). */
      preview: line('Hinweis der Vorschau', 40, 160),
      delivery: deliverySchema,
      payment: prose('Zahlung', 20, 300),
      sepaMandate: prose('SEPA-Lastschriftmandat', 100, 900),
      /** Worded for copy: '6 Wochen zum Quartalsende' */
      notice: prose('Kündigungsfrist', 10, 60, '6 Wochen zum Quartalsende'),
      /** Statutory minimum: 14 (§ 355 BGB). */
      withdrawalDays: z.number().int().min(14).max(365).meta({ title: 'Tage für den Widerruf' }),
      surchargeNote: prose('Hinweis zum Zuschlag', 20, 200),
      withdrawal: prose('Widerruf', 40, 400),
    }),
    desk: deskSchema.optional(),
  })
  .refine(({ order }) => order.mode === 'demo' || order.endpoint, {
    path: ['order', 'endpoint'],
    error: 'eine Adresse, wenn mode: endpoint gilt',
  });
