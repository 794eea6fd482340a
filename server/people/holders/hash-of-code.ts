import type { Services } from '#server/services.ts';

/** What is kept of an invitation's code. */
export const hashOfCode = ({ keyedHash }: Pick<Services, 'keyedHash'>, phone: string, code: string): Buffer =>
  keyedHash(`invitation ${phone} ${code}`);
