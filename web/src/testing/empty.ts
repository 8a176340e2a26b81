// Stands for style sheets and images in unit tests.
export {};
