import { content } from '@/lib/content';
import { divider } from './divide';

/** Uses the exceptions of content/syllables.yaml: syllablesOf('Vulkanausbruch') → ['Vul', 'kan', 'aus', 'bruch'] */
export const syllablesOf = divider(content.syllables);
