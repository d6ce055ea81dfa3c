import { startRecording } from './recording';

for (const root of document.querySelectorAll<HTMLElement>('[data-recording]')) startRecording(root);
