const MOST = 999_999_999;

/** The browser proposes a profile id, the server decides (specification, sections 3 and 9). */
export const proposeProfileId = (): string => `SV${1 + Math.floor(Math.random() * MOST)}`;
