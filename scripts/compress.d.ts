/** Writes a brotli and a gzip sibling of every text file below a folder, as small as they get. */
export declare function compressFolder(folder: string): void;
