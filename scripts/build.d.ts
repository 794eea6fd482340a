/** Builds the web pages unless `dist` was built from the current sources. */
export declare function buildIfStale(): void;
