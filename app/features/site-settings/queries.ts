import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Setting } from "../../../domain/content/setting.ts";
import { browserDb } from "../../client/browser-db.ts";
import {
  addSetting,
  deleteSetting,
  listSettings,
  type SettingName,
  type StoredSetting,
  saveSetting,
} from "./data.ts";

export const settingsQuery = queryOptions({
  queryKey: ["site-settings", "list"] as const,
  queryFn: () => listSettings(browserDb()),
});

function useSettingMutation<Variables, Answer>(deed: (wish: Variables) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
}

export const useAddSetting = () =>
  useSettingMutation((setting: Setting) => addSetting(browserDb(), setting));

export const useDeleteSetting = () =>
  useSettingMutation((name: SettingName) => deleteSetting(browserDb(), name));

export const useSaveSetting = () =>
  useSettingMutation(({ known, value }: { known: StoredSetting; value: string }) =>
    saveSetting(browserDb(), known, value),
  );
