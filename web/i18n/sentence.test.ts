import { beforeAll, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { loadBengali } from './bengali.ts';
import { sentence } from './sentence.ts';

beforeAll(loadBengali);

test('every sentence of the contract is Bengali for a Bengali reader, in one encoding and with Bengali digits', () => {
  for (const english of Object.values(messages)) {
    const bengali = sentence(english, 'bn');
    expect(bengali).toMatch(/[\u0980-\u09ff]/);
    expect(bengali).toBe(bengali.normalize('NFC'));
    expect(bengali).not.toMatch(/\d/);
  }
});

test('a sentence that we do not know stays as it is', () => expect(sentence('Odd', 'bn')).toBe('Odd'));
