import { describe, expect, test } from 'vitest';
import { haemoglobinLabels, haemoglobinOutcome } from './haemoglobin.ts';

// Worked out by hand from the two alleles of each parent: children with their chances, serious, less serious.
const crosses = [
  ['normal', 'normal', 'AA 1', 0, 0],
  ['normal', 'beta-carrier', 'AA 0.5, AB 0.5', 0, 0],
  ['normal', 'E-carrier', 'AA 0.5, AE 0.5', 0, 0],
  ['normal', 'S-carrier', 'AA 0.5, AS 0.5', 0, 0],
  ['normal', 'D-carrier', 'AA 0.5, AD 0.5', 0, 0],
  ['normal', 'E-homozygous', 'AE 1', 0, 0],
  ['normal', 'beta-thalassaemia', 'AB 1', 0, 0],
  ['normal', 'E-beta-thalassaemia', 'AB 0.5, AE 0.5', 0, 0],
  ['normal', 'sickle-disease', 'AS 1', 0, 0],
  ['normal', 'S-beta-thalassaemia', 'AB 0.5, AS 0.5', 0, 0],
  ['beta-carrier', 'beta-carrier', 'AB 0.5, AA 0.25, BB 0.25', 0.25, 0],
  ['beta-carrier', 'E-carrier', 'AA 0.25, AE 0.25, AB 0.25, BE 0.25', 0.25, 0],
  ['beta-carrier', 'S-carrier', 'AA 0.25, AS 0.25, AB 0.25, BS 0.25', 0.25, 0],
  ['beta-carrier', 'D-carrier', 'AA 0.25, AD 0.25, AB 0.25, BD 0.25', 0, 0.25],
  ['beta-carrier', 'E-homozygous', 'AE 0.5, BE 0.5', 0.5, 0],
  ['beta-carrier', 'beta-thalassaemia', 'AB 0.5, BB 0.5', 0.5, 0],
  ['beta-carrier', 'E-beta-thalassaemia', 'AB 0.25, AE 0.25, BB 0.25, BE 0.25', 0.5, 0],
  ['beta-carrier', 'sickle-disease', 'AS 0.5, BS 0.5', 0.5, 0],
  ['beta-carrier', 'S-beta-thalassaemia', 'AB 0.25, AS 0.25, BB 0.25, BS 0.25', 0.5, 0],
  ['E-carrier', 'E-carrier', 'AE 0.5, AA 0.25, EE 0.25', 0, 0],
  ['E-carrier', 'S-carrier', 'AA 0.25, AS 0.25, AE 0.25, ES 0.25', 0, 0.25],
  ['E-carrier', 'D-carrier', 'AA 0.25, AD 0.25, AE 0.25, DE 0.25', 0, 0],
  ['E-carrier', 'E-homozygous', 'AE 0.5, EE 0.5', 0, 0],
  ['E-carrier', 'beta-thalassaemia', 'AB 0.5, BE 0.5', 0.5, 0],
  ['E-carrier', 'E-beta-thalassaemia', 'AB 0.25, AE 0.25, BE 0.25, EE 0.25', 0.25, 0],
  ['E-carrier', 'sickle-disease', 'AS 0.5, ES 0.5', 0, 0.5],
  ['E-carrier', 'S-beta-thalassaemia', 'AB 0.25, AS 0.25, BE 0.25, ES 0.25', 0.25, 0.25],
  ['S-carrier', 'S-carrier', 'AS 0.5, AA 0.25, SS 0.25', 0.25, 0],
  ['S-carrier', 'D-carrier', 'AA 0.25, AD 0.25, AS 0.25, DS 0.25', 0.25, 0],
  ['S-carrier', 'E-homozygous', 'AE 0.5, ES 0.5', 0, 0.5],
  ['S-carrier', 'beta-thalassaemia', 'AB 0.5, BS 0.5', 0.5, 0],
  ['S-carrier', 'E-beta-thalassaemia', 'AB 0.25, AE 0.25, BS 0.25, ES 0.25', 0.25, 0.25],
  ['S-carrier', 'sickle-disease', 'AS 0.5, SS 0.5', 0.5, 0],
  ['S-carrier', 'S-beta-thalassaemia', 'AB 0.25, AS 0.25, BS 0.25, SS 0.25', 0.5, 0],
  ['D-carrier', 'D-carrier', 'AD 0.5, AA 0.25, DD 0.25', 0, 0],
  ['D-carrier', 'E-homozygous', 'AE 0.5, DE 0.5', 0, 0],
  ['D-carrier', 'beta-thalassaemia', 'AB 0.5, BD 0.5', 0, 0.5],
  ['D-carrier', 'E-beta-thalassaemia', 'AB 0.25, AE 0.25, BD 0.25, DE 0.25', 0, 0.25],
  ['D-carrier', 'sickle-disease', 'AS 0.5, DS 0.5', 0.5, 0],
  ['D-carrier', 'S-beta-thalassaemia', 'AB 0.25, AS 0.25, BD 0.25, DS 0.25', 0.25, 0.25],
  ['E-homozygous', 'E-homozygous', 'EE 1', 0, 0],
  ['E-homozygous', 'beta-thalassaemia', 'BE 1', 1, 0],
  ['E-homozygous', 'E-beta-thalassaemia', 'BE 0.5, EE 0.5', 0.5, 0],
  ['E-homozygous', 'sickle-disease', 'ES 1', 0, 1],
  ['E-homozygous', 'S-beta-thalassaemia', 'BE 0.5, ES 0.5', 0.5, 0.5],
  ['beta-thalassaemia', 'beta-thalassaemia', 'BB 1', 1, 0],
  ['beta-thalassaemia', 'E-beta-thalassaemia', 'BB 0.5, BE 0.5', 1, 0],
  ['beta-thalassaemia', 'sickle-disease', 'BS 1', 1, 0],
  ['beta-thalassaemia', 'S-beta-thalassaemia', 'BB 0.5, BS 0.5', 1, 0],
  ['E-beta-thalassaemia', 'E-beta-thalassaemia', 'BE 0.5, BB 0.25, EE 0.25', 0.75, 0],
  ['E-beta-thalassaemia', 'sickle-disease', 'BS 0.5, ES 0.5', 0.5, 0.5],
  ['E-beta-thalassaemia', 'S-beta-thalassaemia', 'BB 0.25, BS 0.25, BE 0.25, ES 0.25', 0.75, 0.25],
  ['sickle-disease', 'sickle-disease', 'SS 1', 1, 0],
  ['sickle-disease', 'S-beta-thalassaemia', 'BS 0.5, SS 0.5', 1, 0],
  ['S-beta-thalassaemia', 'S-beta-thalassaemia', 'BS 0.5, BB 0.25, SS 0.25', 1, 0],
] as const;

const codes = {
  none: 'haemoglobin.noSeriousChance',
  some: 'haemoglobin.counselling',
  serious: 'haemoglobin.counsellingStrongly',
};

describe('haemoglobinOutcome', () => {
  test('the crosses cover all pairs of the ten labels', () => {
    expect(new Set(crosses.map(([a, b]) => [a, b].sort().join())).size).toBe(
      (haemoglobinLabels.length * (haemoglobinLabels.length + 1)) / 2,
    );
  });

  test.each(crosses)('%s with %s: %s', (a, b, children, serious, lessSerious) => {
    const outcome = haemoglobinOutcome(a, b);
    expect(outcome.children.map(({ genotype, chance }) => `${genotype} ${chance}`).join(', ')).toBe(children);
    expect(outcome.children.reduce((sum, { chance }) => sum + chance, 0)).toBe(1);
    expect([outcome.seriousChance, outcome.lessSeriousChance]).toEqual([serious, lessSerious]);
    expect(outcome.code).toBe(serious > 0 ? codes.serious : lessSerious > 0 ? codes.some : codes.none);
    expect(haemoglobinOutcome(b, a)).toEqual(outcome);
  });

  test('classes of children', () => {
    const classes = new Map(
      crosses.flatMap(([a, b]) =>
        haemoglobinOutcome(a, b).children.map((child) => [child.genotype, child.class] as const),
      ),
    );
    expect(Object.fromEntries(classes)).toEqual({
      AA: 'none',
      AB: 'carrier',
      AE: 'carrier',
      AS: 'carrier',
      AD: 'carrier',
      BB: 'serious',
      BE: 'serious',
      BS: 'serious',
      BD: 'less serious',
      EE: 'minimal',
      ES: 'less serious',
      DE: 'minimal',
      SS: 'serious',
      DS: 'serious',
      DD: 'minimal',
    });
  });
});
