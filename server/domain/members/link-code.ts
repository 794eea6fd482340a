import type { DomainServices } from '#server/domain/domain-services.ts';

type Hash = Pick<DomainServices, 'phoneHash'>;

/** Returns the stored hash of a member's own code, keyed so that it survives a change of the data key. */
export const hashOfLinkCode = ({ phoneHash }: Hash, code: string): Buffer =>
  phoneHash(`own code of the power link ${code.normalize('NFC')}`);

/** Returns the stored hash of the Power Link's key. The hash shows since when the key is unchanged. */
export const hashOfLinkKey = ({ phoneHash }: Hash, key: string): Buffer => phoneHash(`key of the power link ${key}`);
