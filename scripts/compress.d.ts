/** Writes a brotli and a gzip version, at the highest level, beside every text file of a folder that they make smaller. */
export declare function compressFolder(folder: string): void;
