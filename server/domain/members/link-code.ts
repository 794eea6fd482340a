import type { DomainServices } from '#server/domain/domain-services.ts';

type Hash = Pick<DomainServices, 'phoneHash'>;

/** What is kept of somebody's own code: by the random key that outlives a change of the data key. */
export const hashOfLinkCode = ({ phoneHash }: Hash, code: string): Buffer =>
  phoneHash(`own code of the power link ${code.normalize('NFC')}`);

/** What is kept of the Power Link's key, to know since when it is the same. */
export const hashOfLinkKey = ({ phoneHash }: Hash, key: string): Buffer => phoneHash(`key of the power link ${key}`);
