import { useQuery } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useText } from "#app/locale/text.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { SearchInput } from "#app/ui/form/search-input.tsx";
import { useDebounced } from "#app/ui/use-debounced.ts";
import type { RecallableProduct } from "./data.ts";
import { productsQuery } from "./queries.ts";

const PAUSE_MS = 200;

/** Adds a product that was not found in the notice. */
export function ProductSearch({
  known,
  onChoose,
}: {
  known: readonly RecallableProduct[];
  onChoose: (product: RecallableProduct) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed, PAUSE_MS);
  const { data: found } = useQuery(productsQuery(search));
  const others = (typed === "" ? [] : (found ?? [])).filter(({ referenceId }) =>
    known.every((each) => each.referenceId !== referenceId),
  );
  return (
    <div className="flex flex-col gap-2">
      <SearchInput label={t("admin.recalls.search.label")} value={typed} onChange={setTyped} />
      {found && typed === search && search.trim().length >= 2 && others.length === 0 && (
        <p role="status" className="text-ink-soft">
          {t("admin.recalls.search.none")}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {others.map((product) => (
          <li key={product.referenceId}>
            <Button
              variant="secondary"
              className="text-left"
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => {
                onChoose(product);
                setTyped("");
              }}
            >
              {product.name} {product.dosage}, {product.form}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
