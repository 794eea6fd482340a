import type { SharedPerson } from '#matching/person.ts';
import { wishFit } from '#matching/wishes/wish-fit.ts';

/**
 * Whether a viewer fits an owner who shows photos to families who fit. Every must of both must be known to be met, and
 * the owner must have at least one. A missing answer meets none.
 */
export function fitsForSure(owner: SharedPerson, viewer: SharedPerson, on: string): boolean {
  const { a: owners, b: viewers } = wishFit(owner, viewer, on);
  const mustsOf = ({ findings }: typeof owners) => findings.filter(({ strength }) => strength === 'must');
  const musts = mustsOf(owners);
  return musts.length > 0 && [...musts, ...mustsOf(viewers)].every(({ code }) => code === 'wish.met');
}
