import { now } from 'german/dates/day';
import { formatMoment } from 'german/dates/moment';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Line } from 'subscription/plans/quote-lines';
import {
  type CaseRow,
  type ConsentRow,
  consentsOf,
  findCase,
  type HappeningRow,
  happeningsOf,
  relatedTo,
  versionsOf,
} from '../store/lookup';
import { groupsOf } from './case-groups';
import { changeCase, resendMail, withdrawFor } from './change';
import { formToken, frame } from './frame';
import { HAPPENING_WORDS, KIND_WORDS, MAIL_WORDS, STATE_WORDS } from './german';
import type { Env, Office } from './guard';

const NOT_RECKONED = html`<p class="warning">Dieser Vorgang lässt sich mit den Preisen und Terminen der Website nicht rechnen. Hier steht, was gespeichert ist.</p>`;

const list = (lines: readonly Line[]) =>
  html`<dl>${lines.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`)}</dl>`;

const words: Record<string, string> = { ...MAIL_WORDS, ...STATE_WORDS };

const happening = ({
  at,
  who,
  what,
  text,
}: HappeningRow) => html`<li><b>${HAPPENING_WORDS[what] ?? what} ${words[text] ?? text}</b><br>
${formatMoment(new Date(at))}${who === 'receiver' ? '' : `, ${who}`}</li>`;

const dateLines = (label: string, at: string): Line[] => (at ? [{ label, text: formatMoment(new Date(at)) }] : []);

/** Advertising by mail: when it was asked for, confirmed and withdrawn. */
const consentLines = ({ asked_at, confirmed_at, withdrawn_at }: ConsentRow): Line[] => [
  ...dateLines('Gefragt', asked_at),
  ...dateLines('Bestätigt', confirmed_at),
  ...dateLines('Widerrufen', withdrawn_at),
];

const related = (base: string, cases: readonly CaseRow[]) =>
  cases.length === 0
    ? ''
    : html`<h2>Mit derselben E-Mail-Adresse</h2><ul>${cases.map(
        ({ reference, kind, received_at }) =>
          html`<li><a href="${base}/buero/vorgang/${reference}">${reference}</a> ${KIND_WORDS[kind]}, ${formatMoment(new Date(received_at))}</li>`,
      )}</ul>`;

const isAllowed = ({ confirmed_at, withdrawn_at }: ConsentRow) => confirmed_at !== '' && withdrawn_at === '';

const advertising = (context: Context<Env>, consents: readonly ConsentRow[]) =>
  consents.length === 0
    ? ''
    : html`<h2>Werbung per E-Mail</h2>${list(consents.flatMap(consentLines))}${
        consents.some(isAllowed)
          ? html`<form method="post">${formToken(context)}<p><button name="do" value="withdraw" class="second">Werbung widerrufen</button></p></form>`
          : ''
      }`;

const controls = (context: Context<Env>, { state, note }: CaseRow) => html`<h2>Stand und Notiz</h2>
<form method="post">${formToken(context)}
<p><label>Stand <select name="state">${Object.entries(STATE_WORDS).map(
  ([value, label]) => html`<option value="${value}"${value === state ? html` selected` : ''}>${label}</option>`,
)}</select></label></p>
<p><label>Notiz <textarea name="note" maxlength="2000">${note}</textarea></label></p>
<p class="row"><button name="do" value="change">Speichern</button><button name="do" value="resend" class="second">E-Mail schicken</button></p></form>`;

/** casePages(office) → handlers that show and change a case */
export const casePages = (office: Office) => ({
  show: async (context: Context<Env>) => {
    const { database, builds, base } = office;
    const found = await findCase(database, context.req.param('reference') ?? '');
    if (!found)
      return frame(
        context,
        office,
        { title: 'Den Vorgang gibt es nicht', body: html`<p>Vielleicht wurde er gelöscht.</p>` },
        404,
      );
    const [versions, consents, happenings, others] = await Promise.all([
      versionsOf(database, found.key),
      consentsOf(database, found.key),
      happeningsOf(database, found.key),
      relatedTo(database, found),
    ]);
    const latest = versions.at(-1);
    const { groups, isReckoned } = latest ? groupsOf(builds, latest) : { groups: [], isReckoned: true };
    const differs: string[] = JSON.parse(found.differs);
    const body = html`<p><span class="state" data-state="${found.state}">${STATE_WORDS[found.state]}</span> ${versions.length > 1 ? `Fassung ${versions.length}` : ''}</p>
${differs.length > 0 ? html`<div class="warning"><h2>Zu klären</h2><ul>${differs.map((text) => html`<li>${text}</li>`)}</ul></div>` : ''}
${isReckoned ? '' : NOT_RECKONED}
${groups.map(({ heading, lines }) => html`<h2>${heading}</h2>${list(lines)}`)}
${advertising(context, consents)}${controls(context, found)}
<h2>Was geschah</h2><ol class="time">${happenings.map(happening)}</ol>${related(base, others)}`;
    return frame(context, office, { title: `${KIND_WORDS[found.kind]} ${found.reference}`, body });
  },
  change: async (context: Context<Env>) => {
    const reference = context.req.param('reference') ?? '';
    const form = await context.req.parseBody();
    if (form.do === 'resend') await resendMail(office.database, reference, now());
    else if (form.do === 'withdraw') await withdrawFor(office.database, reference, now());
    else
      await changeCase(office.database, reference, { state: String(form.state), note: String(form.note ?? '') }, now());
    return context.redirect(`${office.base}/buero/vorgang/${encodeURIComponent(reference)}`, 303);
  },
});
