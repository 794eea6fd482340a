import { describe, expect, test } from 'vitest';
import type { SharedPerson, Wishes } from '../person.ts';
import { gateWishes, pairPassesGate, passesGate, withGate } from './gate.ts';
import { meetsMusts } from './wish-fit.ts';

const on = '2026-11-20';
const wishes: Wishes = {
  age: { atLeast: 25, atMost: 30, strength: 'wish' },
  religion: { anyOf: [1], strength: 'wish' },
  maritalStatus: { anyOf: ['neverMarried'], strength: 'wish' },
  diet: { anyOf: [1], strength: 'wish' },
};
const bride: SharedPerson = { gender: 'Female', wishes };
const fits: SharedPerson = {
  gender: 'Male',
  birthDate: '1998-05-01',
  religion: 1,
  maritalStatus: 'neverMarried',
  diet: 2,
};
const gated = (person: SharedPerson) => ({ person, isGated: true });
const withoutGate = (person: SharedPerson) => ({ person, isGated: false });

const MISSES: readonly [string, Partial<SharedPerson>][] = [
  ['age', { birthDate: '1994-05-01' }],
  ['religion', { religion: 2 }],
  ['maritalStatus', { maritalStatus: 'divorced' }],
];

describe('a gate', () => {
  test('lets pass who misses another wish', () => {
    expect(passesGate(gated(bride), fits, on)).toBe(true);
  });

  test.each(MISSES)('closes to who misses the wish for %s, as a must would', (name, missing) => {
    expect(gateWishes).toContain(name);
    const other = { ...fits, ...missing };
    expect(passesGate(gated(bride), other, on)).toBe(false);
    expect(passesGate(withoutGate(bride), other, on)).toBe(true);
    expect(meetsMusts({ ...bride, wishes: withGate(wishes) }, other, on)).toBe(false);
    expect(meetsMusts(bride, other, on)).toBe(true);
  });

  test('lets pass who has said nothing of them, or prefers not to', () => {
    expect(passesGate(gated(bride), { gender: 'Male' }, on)).toBe(true);
    expect(passesGate(gated(bride), { ...fits, religion: 13 }, on)).toBe(true);
  });

  test('judges no age near its bounds as nearly met', () => {
    expect(passesGate(gated(bride), { ...fits, birthDate: '1995-10-01' }, on)).toBe(false);
  });

  test('of somebody without wishes keeps nobody out', () => {
    expect(passesGate(gated({ gender: 'Female' }), fits, on)).toBe(true);
  });

  test('of either counts between two', () => {
    const groom = { ...fits, wishes: { age: { atMost: 24, strength: 'wish' as const } } };
    const older = { ...bride, birthDate: '1999-01-01' };
    expect(pairPassesGate(gated(older), withoutGate(groom), on)).toBe(true);
    expect(pairPassesGate(withoutGate(older), gated(groom), on)).toBe(false);
    expect(pairPassesGate(gated(groom), withoutGate(older), on)).toBe(false);
  });
});
