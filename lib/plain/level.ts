import { KEY } from '@/lib/aids/settings';

/**
 * Inline behind a switch of two, so that what the address asks for (`?text=leicht`) or was chosen before is painted first.
 * A choice is kept by the name of the switch, and stands in the address to be passed on (R-NEWS-13, R-PUZ-11).
 */
export const LEVEL = `{const box=document.currentScript.previousElementSibling,[usual,other]=box.elements,{name,value}=other,
read=()=>{try{return Object(JSON.parse(localStorage.getItem('${KEY}')))}catch{return{}}};
((new URLSearchParams(location.search).get(name)??read()[name])===value?other:usual).checked=true;
box.addEventListener('change',()=>{const url=new URL(location),kept=read();
if(other.checked)url.searchParams.set(name,kept[name]=value);else{url.searchParams.delete(name);delete kept[name]}
history.replaceState(history.state,'',url);
try{if(Object.keys(kept)[0])localStorage.setItem('${KEY}',JSON.stringify(kept));else localStorage.removeItem('${KEY}')}catch{}})}`;
