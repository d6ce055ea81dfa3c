import type { Article } from 'content/kinds';
import { type Day, yearOf } from 'german/dates/day';
import { monthOf } from '@/lib/events/months';

/** A year with articles and its months with articles, newest first. */
export type ArchivedYear = { year: number; months: { month: Day; articles: Article[] }[] };

/** inYears(articles) → [{ year: 2026, months: [{ month: '2026-11-01', articles: [the newest, …] }, …] }, …] */
export function inYears(articles: readonly Article[]): ArchivedYear[] {
  const newest = articles.toSorted((a, b) => b.date.first.localeCompare(a.date.first));
  const months = [...new Set(newest.map(({ date }) => monthOf(date.first)))].map((month) => ({
    month,
    articles: newest.filter(({ date }) => monthOf(date.first) === month),
  }));
  return [...new Set(months.map(({ month }) => yearOf(month)))].map((year) => ({
    year,
    months: months.filter(({ month }) => yearOf(month) === year),
  }));
}
