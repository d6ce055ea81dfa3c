import { today } from '@/lib/dates/day';
import { quote } from '@/lib/plans/quote';
import { EVENT_ISLAND_PROPS } from '../components/events/props';
import { declarationFormProps, orderFormProps } from '../components/order/props';
import { ordered } from '../lib/plans/plans';

/** What each island needs to render at all; those that need nothing are named with {}. */
export const ISLAND_PROPS: Record<string, Record<string, object>> = {
  ...EVENT_ISLAND_PROPS,
  'components/order/cancel-form.island.tsx': { CancelForm: declarationFormProps },
  'components/order/coupon-price.island.tsx': {
    CouponPrice: {
      tag: { amount: '1 €', period: 'im Monat' },
      plan: ordered('year'),
      quote: quote(ordered('year'), today(), true),
    },
  },
  'components/order/order-form.island.tsx': { OrderForm: orderFormProps('gift') },
  'components/order/withdraw-form.island.tsx': { WithdrawForm: declarationFormProps },
  'components/plans/offer-state.island.tsx': {
    OfferState: { validUntil: '2026-06-20', builtOn: today(), running: 'läuft', expired: 'abgelaufen' },
  },
  'components/chrome/arrival.island.tsx': { Arrival: {} },
  'components/chrome/menu.island.tsx': { MenuControl: { dialogId: 'menu' } },
  'components/chrome/rise.island.tsx': { Rise: {} },
  'components/chrome/scroll-state.island.tsx': { ScrollState: {} },
  'components/chrome/year.island.tsx': { Year: { builtOn: today() } },
  'components/faq/faq.island.tsx': { FaqControl: {} },
  'components/faults/not-found-choice.island.tsx': {
    NotFoundChoice: {
      page: { title: 'a', text: 'a' },
      event: { title: 'b', text: 'b' },
      article: { title: 'c', text: 'c' },
    },
  },
  'components/landing/weekday.island.tsx': { Weekday: { builtOn: today() } },
  'components/news/fade-in.island.tsx': { FadeIn: { frameId: 'x' } },
  'components/news/quiz-question.island.tsx': {
    QuizQuestion: {
      number: 1,
      question: 'Wie?',
      answers: ['So', 'Anders', 'Gar nicht'],
      correct: 1,
      explanation: 'Darum.',
    },
  },
  'components/news/read-aloud.island.tsx': { ReadAloud: { textId: 'x' } },
  'components/tips/showcase.island.tsx': { Showcase: { shelves: [] } },
  'components/tips/tip-mark.island.tsx': { TipMark: { prefix: 'book-', found: 'Hier' } },
  'components/tips/tip-list.island.tsx': {
    TipList: {
      prefix: 'book-',
      found: 'Hier',
      feed: '/x.json',
      facets: [],
      items: [],
      total: 0,
      searchLabel: 'Suche',
      noun: { one: 'Buch', many: 'Bücher' },
      empty: null,
      resetLabel: 'Alle',
    },
  },
  'components/ui/image-faults.island.tsx': { ImageFaults: { placeholders: {} } },
  'components/search/answer-box.island.tsx': {
    AnswerBox: { label: 'Antwort', answer: { title: 'So', text: 'Darum.', link: { label: 'Mehr', href: '/' } } },
  },
  'components/search/hits.island.tsx': {
    Hits: {
      result: { found: [], instead: [], missed: ['x'] },
      copy: { best: 'Beste', groups: {}, instead: '%words%', missed: '%words%' },
    },
  },
  'components/search/nothing.island.tsx': {
    Nothing: {
      copy: { title: 'Nichts', text: 'Leider', similar: 'Ähnlich', places: 'Orte' },
      similar: ['Zoo'],
      places: [{ label: 'Start', href: '/' }],
    },
  },
  'components/search/search.island.tsx': {
    Search: {
      copy: {
        label: 'Suche',
        placeholder: '',
        button: 'Suchen',
        empty: { title: '', text: '' },
        failed: { text: '', retry: '' },
        groups: {},
      },
      children: null,
    },
  },
};
