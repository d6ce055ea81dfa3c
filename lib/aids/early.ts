import { PAPERS } from './papers';
import { CHOICES, KEY } from './settings';

/**
 * Inline and first, so that nothing is painted that the reader has chosen otherwise (R-AID-9), in all tabs. The script of
 * the bar comes on the first press, or with the page where syllables are to be marked. The browser's own bars go with the
 * ground: of several colours of a page they take the first.
 */
export const AIDS_EARLY = `{const root=document.documentElement,choices=${JSON.stringify(CHOICES)};
const read=()=>{let kept;try{kept=JSON.parse(localStorage.getItem('${KEY}'))}catch{}
for(const aid in choices)if(choices[aid].includes(kept?.[aid]))root.dataset[aid]=kept[aid];else delete root.dataset[aid]};
const load=(bar)=>{if(!bar?.dataset.aids||bar.dataset.state)return;bar.dataset.state='busy';const script=document.createElement('script');
script.src=bar.dataset.aids;script.onerror=()=>{bar.dataset.state='';script.remove();bar.querySelector('[data-lost]').hidden=false};document.head.append(script)};
read();const papers=${JSON.stringify(PAPERS)},night=matchMedia('(prefers-color-scheme:dark)'),bars=document.createElement('meta');bars.name='theme-color';
const tint=()=>{const paper=papers[root.dataset.ground];if(paper){bars.content=paper[+night.matches];document.head.prepend(bars)}else bars.remove()};
tint();night.onchange=tint;new MutationObserver(tint).observe(root,{attributeFilter:['data-ground']});
addEventListener('storage',({key})=>{if(key==='${KEY}'||key===null)read()});
addEventListener('click',({target})=>{const button=target.closest?.('[data-aids-open]');if(button){const bar=button.closest('[data-aids]');bar.dataset.wanted='';load(bar)}});
addEventListener('DOMContentLoaded',()=>{if(root.dataset.syllables)load(document.querySelector('[data-aids]'))})}`;
