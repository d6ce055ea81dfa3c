import { absolute } from 'content/address';
import type { Question } from 'content/kinds';
import type { FAQPage } from 'schema-dts';

/** R-READ-4: faqPage(path, questions) → { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', '@id': '…/vorteile/lesekompetenz/#faq-1',
 * … }, …], … } */
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
