const GROUNDS = ['earth', 'indigo', 'altaDeep', 'leafDeep'] as const;
const FEWEST_PETALS = 8;
const PETAL_COUNTS = 5;

export interface Medallion {
  ground: (typeof GROUNDS)[number];
  /** 8 to 12. */
  petals: number;
}

/** The medallion of a profile number without a photo: the same at every visit and for every reader. */
export function medallionOf(memberId: string): Medallion {
  const number = Number(memberId.replace(/\D/g, '').slice(-9));
  return {
    ground: GROUNDS[number % GROUNDS.length] ?? 'earth',
    petals: FEWEST_PETALS + (Math.floor(number / GROUNDS.length) % PETAL_COUNTS),
  };
}
