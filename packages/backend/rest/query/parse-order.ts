import { type Field, readField } from "./field.ts";
import { Scanner } from "./scanner.ts";

export interface OrderTerm {
  readonly field: Field;
  /** `order=author(name)`: the embedded to-one relation whose column decides. */
  readonly relation: string | null;
  readonly direction: "asc" | "desc";
  /** Where rows without a value go; null leaves it to PostgreSQL: last, or first when descending. */
  readonly nulls: "first" | "last" | null;
}

/** Reads an `order` parameter: `name,expiry_date.desc.nullslast`. @throws RestError PGRST100 where it cannot be read. */
export function parseOrder(text: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, "order");
  const terms: OrderTerm[] = [];
  do {
    scanner.blanks();
    terms.push(readTerm(scanner));
    scanner.blanks();
  } while (scanner.take(","));
  scanner.expectEnd();
  return terms;
}

function readTerm(scanner: Scanner): OrderTerm {
  const relation = scanner.attempt(() => {
    const name = scanner.name();
    return scanner.take("(") ? name : null;
  });
  const field = readField(scanner);
  if (relation !== null) scanner.expect(")");
  const direction = scanner.take(".desc") ? "desc" : scanner.take(".asc") ? "asc" : null;
  const nulls = scanner.take(".nullsfirst") ? "first" : scanner.take(".nullslast") ? "last" : null;
  if (scanner.peek() === ".") {
    scanner.fail(
      direction === null ? "asc, desc, nullsfirst or nullslast" : "nullsfirst or nullslast",
    );
  }
  return { field, relation, direction: direction ?? "asc", nulls };
}
