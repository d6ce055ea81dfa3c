import { basename } from 'node:path';
import { content } from '@/lib/content';
import { ingredientsFile } from '@/lib/puzzles/booklet/ingredients';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { path, text } = ingredientsFile(content);

export const generateStaticParams = () => [{ file: basename(path) }];

/** What generators need in the browser, fetched when a booklet is made: /raetsel/heft/zutaten-3f2a9c01b7de.json */
export const GET = () => new Response(text, { headers: { 'content-type': 'application/json' } });
