import { describe, expect, it } from 'vitest';
import { bareSpelling, soundOf } from './sound.ts';
import { countTypos } from './typos.ts';

const sound = (text: string) => soundOf(bareSpelling(text));

describe('soundOf', () => {
  it.each([
    ['Hooghly', 'Hugli', 'হুগলী'],
    ['Birbhum', 'Beerbhoom', 'বীরভূম'],
    ['Siliguri', 'Shilligoori', 'শিলিগুড়ি'],
    ['Bardhaman', 'Bordhoman', 'বর্ধমান'],
    ['Lakshmipur', 'Laxmipur', 'লক্ষ্মীপুর'],
    ['Jaipur', 'Joypur', 'জয়পুর'],
    ['Howrah', 'Haora', 'হাওড়া'],
    ['Rangamati', 'Rongamati', 'রাঙামাটি'],
    ['Rangamati', 'Rangamaati', 'রাঙ্গামাটি'],
    ['Goalpara', 'Gowalpara', 'গোয়ালপাড়া'],
    ['Srikhanda', 'Shreekhando', 'শ্রীখণ্ড'],
    ['Barrackpur', 'Barakpoor', 'ব্যারাকপুর'],
    ['Faridpur', 'Phoridpur', 'ফরিদপুর'],
    ['Vishnupur', 'Bishnupoor', 'বিষ্ণুপুর'],
    ['Behala', 'Behhalah', 'বেহালা'],
  ])('gives %s, %s and %s the same sound', (english, other, bengali) => {
    expect(sound(other)).toBe(sound(english));
    // Bengali does not show which inherent vowels are silent: ফরিদপুর is paridapur.
    expect(countTypos(sound(bengali), sound(english), 9).whole).toBeLessThanOrEqual(1);
    expect(sound(bengali.normalize('NFD'))).toBe(sound(bengali));
  });

  it('distinguishes different towns', () => {
    expect(sound('Kolkata')).not.toBe(sound('Kolaghat'));
    expect(sound('কান্দি')).not.toBe(sound('কাঁথি'));
  });
});

describe('bareSpelling', () => {
  it('removes case, accents, spaces, signs and joiners', () => {
    expect(bareSpelling(" Cox's  Bāzār ")).toBe('coxsbazar');
    expect(bareSpelling('হুগলি-চুঁ\u200cচুড়া')).toBe('হুগলিচুঁচুড়া'.normalize('NFC'));
    expect(bareSpelling('… — !')).toBe('');
  });
});
