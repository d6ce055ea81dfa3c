import { KEY } from '@/lib/aids/settings';

/**
 * Inline behind the switch of an article, so that the text asked for (`?text=leicht`) or chosen before is painted first.
 * A choice is kept, and stands in the address to be passed on (R-NEWS-13).
 */
export const LEVEL = `{const box=document.currentScript.previousElementSibling,[whole,simple]=box.elements,
read=()=>{try{return Object(JSON.parse(localStorage.getItem('${KEY}')))}catch{return{}}};
((new URLSearchParams(location.search).get('text')??read().text)==='leicht'?simple:whole).checked=true;
box.addEventListener('change',()=>{const url=new URL(location),kept=read();
if(simple.checked)url.searchParams.set('text',kept.text='leicht');else{url.searchParams.delete('text');delete kept.text}
history.replaceState(history.state,'',url);
try{if(Object.keys(kept)[0])localStorage.setItem('${KEY}',JSON.stringify(kept));else localStorage.removeItem('${KEY}')}catch{}})}`;
