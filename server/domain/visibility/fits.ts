import type { SharedPerson } from '#matching/person.ts';
import { wishFit } from '#matching/wishes/wish-fit.ts';

/**
 * Whether a viewer fits an owner who shows photos to families who fit. Every must of both must be known to be met, and
 * the owner must have at least one. A missing answer meets none. `on`: the day, `YYYY-MM-DD`.
 */
export function fitsForSure(owner: SharedPerson, viewer: SharedPerson, on: string): boolean {
  const { a: ownersFit, b: viewersFit } = wishFit(owner, viewer, on);
  const mustsOf = ({ findings }: typeof ownersFit) => findings.filter(({ strength }) => strength === 'must');
  const ownersMusts = mustsOf(ownersFit);
  const allMusts = [...ownersMusts, ...mustsOf(viewersFit)];
  return ownersMusts.length > 0 && allMusts.every(({ code }) => code === 'wish.met');
}
