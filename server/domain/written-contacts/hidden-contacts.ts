/*
 * Detects contacts in codes that a reader must decode: Morse, base64, hexadecimal, strokes or dots to count, letters
 * for digits.
 */

/** Number of digits of a phone. */
const PHONE_DIGITS = 10;

/** A key for a letter code: A=1 B=2. */
const LETTER_KEY = /(?<![a-z])a ?= ?[01](?!\d).{0,12}(?<![a-z])b ?= ?[12](?!\d)/;
/** Morse code, one group of five dots and dashes for each digit. */
const MORSE = /(?<!\S)[.\-–—·•]{5}(?:[\s/]+[.\-–—·•]{5}){8}/;
/** Groups of strokes or dots, as many as the digit. */
const COUNTED = /(?:(?:[|.•*●]{1,9}|o|0)[\s,/]+){8}(?:[|.•*●]{1,9}|o|0)/;
/** Ten digits, each as four bits. */
const BINARY = /(?:[01]{4}[\s,/-]+){9}[01]{4}/;

/** Returns the text of these character codes. */
const textOf = (codes: number[]): string => codes.map((code) => String.fromCharCode(code)).join('');

/** Whether a decoded text is an e-mail address or has as many digits as a phone. */
const isContact = (text: string): boolean =>
  /^[\x20-\x7e]+$/.test(text) && (/@[a-z\d-]+\./i.test(text) || (text.match(/\d/g) ?? []).length >= PHONE_DIGITS);

/** The alphabet of base64; each letter is six bits. */
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Returns the bytes that a word in base64 stands for. */
const bytesOf = (word: string): number[] => {
  const bits = Array.from(word, (letter) => BASE64.indexOf(letter).toString(2).padStart(6, '0')).join('');
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
};

/** Whether a word is a contact in hexadecimal or base64. */
function isEncoded(word: string): boolean {
  if (/^(?:[\da-f]{2}){9,}$/i.test(word)) {
    const pairs = word.match(/../g) ?? [];
    return isContact(textOf(pairs.map((pair) => Number.parseInt(pair, 16))));
  }
  return isContact(textOf(bytesOf(word.replace(/=+$/, ''))));
}

/** Whether a text contains a contact in a code that a reader has to undo. */
export function hasHiddenContact(text: string): boolean {
  const lower = text.toLowerCase();
  if (LETTER_KEY.test(lower) || MORSE.test(lower) || BINARY.test(lower)) return true;
  const countedGroups = COUNTED.exec(lower)?.[0] ?? '';
  if (/[|.•*●]{2}/.test(countedGroups)) return true;
  const hexNumbers = lower.match(/\b0x[\da-f]{8,10}\b/g) ?? [];
  if (hexNumbers.some((word) => String(Number(word)).length >= PHONE_DIGITS)) return true;
  const longWords = text.match(/[A-Za-z\d+/]{12,}={0,2}/g) ?? [];
  return longWords.some(isEncoded);
}
