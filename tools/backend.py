"""Builds wheels as setuptools does; where this machine has no Node, the page is built with one that pip fetches."""

import os
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import page

__all__ = [
    "build_editable", "build_sdist", "build_wheel", "get_requires_for_build_editable", "get_requires_for_build_sdist",
    "get_requires_for_build_wheel", "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
]  # fmt: skip


def get_requires_for_build_wheel(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What pip fetches before it builds a wheel."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Mapping[str, Any] | None = None) -> list[str]:
    """What pip fetches before it packs the sources, which hold the built page too."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_node()]


def _node() -> list[str]:
    wanted = os.environ.get("ONZE_PAGE") != "0" and page.WEB.is_dir() and not page.is_fresh() and not page.has_node()
    return [page.NODE] if wanted else []
