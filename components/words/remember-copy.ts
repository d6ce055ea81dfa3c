import { content } from '@/lib/content';

const { title, remember, faults } = content.lists.myDuda;

/** What „Merken“ says, the same beside each word. */
export const REMEMBER_COPY = { title, remember, faults };
