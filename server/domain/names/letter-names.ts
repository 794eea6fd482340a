/** The Bengali names of Latin letters, for initials: S. K. Das is এস. কে. দাস. */
export const letterNames: ReadonlyMap<string, readonly string[]> = new Map(
  'a এ, b বি, c সি, d ডি, e ই, f এফ, g জি, h এইচ, i আই, j জে, k কে, l এল, m এম, n এন, o ও, p পি, q কিউ, r আর, s এস, t টি, u ইউ, v ভি, w ডব্লিউ ডাব্লিউ, x এক্স, y ওয়াই, z জেড'
    .normalize('NFC')
    .split(', ')
    .map((line) => {
      const [letter = '', ...names] = line.split(' ');
      return [letter, names] as const;
    }),
);
