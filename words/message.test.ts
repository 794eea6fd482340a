import { expect, test } from 'vitest';
import { type MessageId, type MessageKey, messageId, type RuleMessageId, type Translated } from '#contract/message.ts';
import { messages } from '#contract/messages.ts';
import { messageText } from './message.ts';
import { messagesBn } from './messages.bn.ts';

const namesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test('every sentence is Bengali for a Bengali reader, in one encoding, with Bengali digits and the same parameters', () => {
  const table: Readonly<Record<string, string>> = messagesBn;
  for (const [key, english] of Object.entries(messages)) {
    const bengali = table[key] ?? '';
    expect(bengali, key).toMatch(/[\u0980-\u09ff]/);
    expect(bengali, key).toBe(bengali.normalize('NFC'));
    expect(bengali, key).not.toMatch(/\d/);
    expect(namesIn(bengali), key).toEqual(namesIn(english));
  }
});

test('a sentence is said with its parameters, in the digits of its language', () => {
  const height = messageId('heightOutOfRange', { least: 90, most: 250 });
  expect(height).toBe('heightOutOfRange?least=90&most=250');
  expect(messageText(height, 'en')).toBe('Height must be between 90 and 250 cm');
  expect(messageText(height, 'bn')).toBe('উচ্চতা ৯০ থেকে ২৫০ সেমির মধ্যে হতে হবে');
  expect(messageText(messageId('contactReference', { reference: 'A&B=7{x}?' }), 'en')).toMatch(/: A&B=7\{x\}\?$/);
});

test('what is misspelt, lacks a parameter or has no Bengali does not compile', () => {
  // @ts-expect-error a misspelt key
  const misspelt: MessageId = 'loginDnoe';
  // @ts-expect-error a sentence with parameters is not said without them
  const bare: MessageId = 'heightOutOfRange';
  // @ts-expect-error the rules of the forms do not say this
  const notOfForms: RuleMessageId = 'loginDone';
  // @ts-expect-error a parameter is missing
  const half = () => messageId('heightOutOfRange', { least: 90 });
  // @ts-expect-error a parameter that the sentence does not have
  const more = () => messageId('brideTooYoung', { years: 18, months: 2 });
  // @ts-expect-error a sentence without Bengali
  const missing: Record<MessageKey, string> = { saved: 'সেভ হয়েছে' };
  type Wrong = Translated<{ age: 'Age {least}' }, { age: 'বয়স {most}' }>;
  // @ts-expect-error the Bengali has another parameter
  const wrong: Wrong = { age: 'বয়স {most}' };
  expect([misspelt, bare, notOfForms, half, more, missing, wrong]).toHaveLength(7);
});
