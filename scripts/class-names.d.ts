/** In which file a generated class is written; nothing of other words. */
export declare const fileOf: (name: string) => string;
/** A class by which file it is of, in two signs, and its place there: each page carries the names twice, and words were a seventh of them. */
export declare function generateScopedName(name: string, file: string, css: string): string;
/** The name as its file writes it, wherever that file is; undefined for a word that was not generated. */
export declare function writtenName(generated: string): string | undefined;
