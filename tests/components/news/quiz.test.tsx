import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuizQuestions } from '@/components/news/quiz-questions.island';

const question = (nth: number) => ({
  question: `Frage Nummer ${nth}?`,
  answers: ['ja', 'nein', 'vielleicht'],
  correct: 2,
  explanation: `Darum ${nth}.`,
});
const questions = [question(1), question(2), question(3)];

const answer = (nth: number, name: string) =>
  userEvent.click(within(screen.getByRole('group', { name: new RegExp(`^${nth}\\.`) })).getByRole('radio', { name }));
const next = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const result = () => screen.getByRole('region', { name: 'Ergebnis' });

beforeEach(() => void render(<QuizQuestions questions={questions} />));

test('a child on a phone comes from question to question, and at the end to a result with a kind word', async () => {
  expect(screen.getByText('Frage 1 von 3')).toBeVisible();
  await answer(1, 'nein');
  await next('Weiter');
  await answer(2, 'ja');
  await next('Weiter');
  expect(screen.getByText('Frage 3 von 3')).toBeVisible();
  await answer(3, 'nein');
  await next('Ergebnis');
  expect(result()).toHaveFocus();
  expect(result()).toHaveTextContent(/^Geschafft! 2 von 3 Antworten stimmen\.\s*Gut aufgepasst!/);
  expect(screen.queryByText(/^Frage \d von/)).toBeNull();
  await next('Zurück');
  expect(screen.getByRole('group', { name: /^3\./ })).toHaveFocus();
});

test.each([
  [['nein', 'nein', 'nein'], /3 von 3 Antworten stimmen\.\s*Alles richtig/],
  [['ja', 'ja', 'nein'], /1 von 3 Antworten stimmt\.\s*Das waren knifflige Fragen/],
])('answers %j, the last ones given, get their own word', async (answers, said) => {
  await answer(3, 'vielleicht');
  for (const [at, name] of answers.entries()) await answer(at + 1, name);
  expect(result()).toHaveTextContent(said);
  expect(result()).toHaveAttribute('data-done');
});

test('as long as a question is open, the result says so and how to go on', async () => {
  await answer(1, 'nein');
  for (const name of ['Weiter', 'Weiter', 'Ergebnis']) await next(name);
  expect(result()).toHaveTextContent('Noch 2 Fragen offen');
  expect(result()).not.toHaveAttribute('data-done');
});

test('a question says at once whether the answer is right, marks the right one and explains it (R-NEWS-10)', async () => {
  const first = screen.getByRole('group', { name: /^1\./ });
  expect(within(first).getByRole('status')).toBeEmptyDOMElement();
  for (const [name, said] of [
    ['ja', 'Nicht ganz. Richtig ist: nein. Darum 1.'],
    ['nein', 'Richtig. Darum 1.'],
  ] as const) {
    await answer(1, name);
    expect(within(first).getByRole('status')).toHaveTextContent(said);
    expect([...first.querySelectorAll('label[data-right]')].map(({ textContent }) => textContent)).toEqual(['nein']);
  }
});
