/** Writes a brotli and a gzip sibling, as small as they get, of every text file below a folder that they make smaller. */
export declare function compressFolder(folder: string): void;
