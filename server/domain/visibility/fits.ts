import type { SharedPerson } from '#matching/person.ts';
import { wishFit } from '#matching/wishes/wish-fit.ts';

/**
 * Whether a viewer is of the families who fit, to whom an owner shows photos: every must of both is known to be met, and the owner has
 * one at least. What is not said meets none, and whose musts are none has not said who fits.
 */
export function fitsForSure(owner: SharedPerson, viewer: SharedPerson, on: string): boolean {
  const { a: owners, b: viewers } = wishFit(owner, viewer, on);
  const mustsOf = ({ findings }: typeof owners) => findings.filter(({ strength }) => strength === 'must');
  const musts = mustsOf(owners);
  return musts.length > 0 && [...musts, ...mustsOf(viewers)].every(({ code }) => code === 'wish.met');
}
