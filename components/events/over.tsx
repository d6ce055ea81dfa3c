/** The stamp on what is over. In a list it is seen on those that its state calls past, by the visitor's clock. */
export const Over = () => <span className="over">vorbei</span>;
