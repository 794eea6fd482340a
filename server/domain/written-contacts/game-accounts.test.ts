import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

test.each([
  'free fire uid 586059678 add me there, chat on',
  'my uid 955303367 in free fire, we can talk there',
  'PUBG: 234555881, add me',
  'ludo king code 99492131 add me',
  'clash tag #2YR08PQ',
  'steam friend code 723419417',
  'valorant tiyasha#AP1',
  'psn rumki',
  'imo te rumki name ache',
  'threads e shrabon.megh name achi',
  'wx id tiyasha',
  'kik rumki',
  'ig~piu_sen',
  '📸 rumki',
  'rumki gmail wala',
])('%s is an account', (text) => {
  expect(hasContact(text)).toBe(true);
});

test.each([
  'insta sobaikar moto use kori',
  'facebook e fake name ache onek loker',
  'played PUBG till level 62',
  'won 500000 in a PUBG tournament',
  'free fire e 12 ghonta khelto amar bhai',
  'line drawing is my hobby',
  'threads of kantha work fill my evenings',
  'shop opens @ 9.30, closes @ 8, tiffin @ 2, love @ any time.',
  'Pi is 3.14159265 and that is all I remember of class ten. plz',
])('%s is none', (text) => {
  expect(hasContact(text)).toBe(false);
});
