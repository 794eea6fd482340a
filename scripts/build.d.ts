/** Builds the web pages unless `dist` was built from these very sources. */
export declare function buildIfStale(): void;
