import { z } from 'zod';
import { ORDERS_PATH } from '@/lib/pages/paths';
import { deliverySchema } from './delivery';
import { deskSchema } from './desk';
import { eventCategory } from './event';
import { line, link, prose, webAddress } from './parts';

/** Marks what the publisher has not supplied yet (R-CON-2). */
export const PLACEHOLDER = '[vom Verlag einzutragen]';

const unknownOr = <T extends z.ZodType>(schema: T) => z.union([z.literal(PLACEHOLDER), schema]);

export const siteSchema = z
  .strictObject({
    product: line(2, 20),
    tagline: line(10, 80),
    /** End of every page title (R-SEO-1). */
    portal: line(5, 60),
    description: line(50, 160),
    about: prose(60, 400),
    publisher: z.strictObject({
      name: line(2, 80),
      street: line(2, 80),
      city: line(2, 80),
      email: unknownOr(z.email()),
      phone: line(5, 40),
      representative: line(3, 80),
      register: line(3, 120),
      vatId: line(3, 40),
      editor: line(3, 120),
      creditorId: line(3, 40),
      deliveryArea: line(3, 160),
      supervisoryAuthority: line(3, 160),
    }),
    social: z.array(link).length(2),
    quickLinks: z.array(z.strictObject({ label: line(3, 40), href: webAddress })).length(5),
    eventCategories: z.record(eventCategory, z.strictObject({ one: line(3, 40), many: line(3, 40) })),
    order: z.strictObject({
      mode: z.enum(['demo', 'endpoint']),
      /** '/bestellungen' is the project's own order receiver (docs/how-to/receive-orders.md). */
      endpoint: z.union([z.literal(ORDERS_PATH), webAddress]).optional(),
      /** Notice on every page in `demo` mode (decision 0008). */
      preview: line(40, 160),
      delivery: deliverySchema,
      payment: prose(20, 300),
      sepaMandate: prose(100, 900),
      /** Worded for copy: '6 Wochen zum Quartalsende' */
      notice: prose(10, 60),
      /** Statutory minimum: 14 (§ 355 BGB). */
      withdrawalDays: z.number().int().min(14).max(365),
      surchargeNote: prose(20, 200),
      withdrawal: prose(40, 400),
    }),
    desk: deskSchema.optional(),
  })
  .refine(({ order }) => order.mode === 'demo' || order.endpoint, {
    path: ['order', 'endpoint'],
    error: 'eine Adresse, wenn mode: endpoint gilt',
  });
