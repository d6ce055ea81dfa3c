import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '@/components/ui/prose';

const html = (markdown: string) => renderToStaticMarkup(<Prose markdown={markdown} />);

test('renders refused markup harmlessly', () => {
  expect(html('[a](javascript:alert(1)) [b](//evil.example/)')).not.toMatch(/javascript:|evil/);
  expect(html('<img src=x onerror=alert(1)>')).not.toContain('<img');
});
