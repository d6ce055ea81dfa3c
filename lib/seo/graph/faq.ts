import type { FAQPage } from 'schema-dts';
import type { Question } from '@/lib/content/kinds';
import { absolute } from '../address';

/** Each question with the anchor it opens at (R-READ-4). */
export const faqPage = (path: string, questions: readonly Question[]) =>
  ({
    '@type': 'FAQPage',
    '@id': `${absolute(path)}#faq`,
    url: absolute(path),
    inLanguage: 'de-DE',
    mainEntity: questions.map(({ question, answer }, index) => ({
      '@type': 'Question',
      '@id': `${absolute(path)}#faq-${index + 1}`,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;
